/** An HTML page that needs no other file, without a line end; its title and its body are markup. */
export const htmlPage = (title: string, style: string, body: string): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>${title}</title>
<style>
${style.trimEnd()}
</style>
</head>
<body>
${body}
</body>
</html>`;
