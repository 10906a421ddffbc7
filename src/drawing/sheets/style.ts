/**
 * The style of a worksheet. It works on A4 and on Letter, and needs no colours or backgrounds, which
 * browsers leave out of prints.
 */
export const STYLE = `@page { margin: 15mm; }
* { box-sizing: border-box; }
body { margin: 0; color: #000; background: #fff; font: 11pt/1.35 Helvetica, Arial, sans-serif; }
h1, h2, p { overflow-wrap: anywhere; }
h1 { margin: 0 0 3mm; font-size: 16pt; }
h2 { margin: 0 0 1mm; font-size: 11pt; break-after: avoid; }
.number { float: left; margin: 0 2mm 0 0; }
.block > h2 { margin-top: 6mm; }
p { margin: 0 0 2mm; }
.names { display: flex; gap: 6mm; margin-bottom: 4mm; }
.names span { flex: 3; border-bottom: 0.3mm solid; padding-top: 2mm; }
.names span + span { flex: 1; }
.block { break-inside: avoid; }
.row { display: flex; gap: 3%; margin-top: 3mm; }
.item { flex: 1; min-width: 0; }
.of2 { flex: 0 0 48%; }
.of3 { flex: 0 0 31%; }
.of2 .board { max-width: 74mm; }
.of2 h2, .of3 h2 { font-size: 10pt; }
.board { clear: both; overflow: hidden; }
.pair { display: flex; gap: 3%; }
.pair .board { width: 31%; }
.board svg { display: block; width: 105%; height: auto; margin-top: -4%; }
.line { min-height: 9mm; margin-bottom: 3mm; padding-top: 4mm; border-bottom: 0.3mm solid; }
.write { clear: both; height: 8mm; margin: 0; border-bottom: 0.3mm solid; }
.total { margin-top: 3mm; text-align: right; font-weight: bold; }
.chart { clear: both; border: 0; }
.again { font-style: italic; }
.caption, footer { font-size: 9pt; }
footer code { display: block; font-size: 7.5pt; }
.beside { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1mm 4mm; }
.beside .board { flex: none; width: 44mm; margin: 0; }
.beside table { flex: 1; width: auto; }
.given { columns: 2; font-size: 9pt; }
.given p { margin: 0; }
.given p:only-child { column-span: all; }
table { width: 100%; border-collapse: collapse; font: 8pt "DejaVu Sans Mono", Consolas, Menlo, monospace; }
th { font-family: Helvetica, Arial, sans-serif; text-align: left; }
th, td { height: 5mm; padding: 0 1.5mm; border: 0.2mm solid; }
td { height: 5.6mm; white-space: pre-wrap; }
.answers td { height: 5mm; overflow-wrap: anywhere; }
.overview td { padding: 0.6mm 1.5mm; font: 8pt Helvetica, Arial, sans-serif; }
.overview table { table-layout: fixed; }
.overview th:first-child { width: 20%; }
.rows { margin-bottom: 4mm; }
.rows table { table-layout: auto; }
tr { break-inside: avoid; }
.extract { margin-top: 4mm; }
.extract .caption { margin: 0; break-after: avoid; }
pre { margin: 0; padding: 2mm; border: 0.2mm solid; font: 7.5pt/1.3 "DejaVu Sans Mono", Consolas, Menlo, monospace; }
.code { display: block; padding-left: 14ch; text-indent: -14ch; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { break-before: avoid; margin-top: 6mm; padding-top: 1mm; border-top: 0.2mm solid; }
.answers { break-before: page; }
.sheet + .sheet, .extracts { break-before: page; }
.pupil { font-size: 13pt; }
@media screen { body { max-width: 180mm; margin: 10mm auto; padding: 0 4mm; } .answers { margin-top: 20mm; } }
`;
