import { element } from "./markup.ts";

/** An HTML page that needs no other file, without a line end; its title and its body are markup. */
export function htmlPage(title: string, style: string, body: string): string {
  const head = [
    element("meta", { charset: "utf-8" }),
    element("meta", { name: "viewport", content: "width=device-width" }),
    element("title", {}, title),
    element("style", {}, [style.trimEnd()]),
  ];
  const parts = [element("head", {}, head), element("body", {}, [body])];
  return `<!doctype html>\n${element("html", { lang: "en-GB" }, parts)}`;
}
