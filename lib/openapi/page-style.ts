/** The look of /v2/docs: the system's own fonts and colours, light or dark as the reader has chosen. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
h1 small { font-weight: 400; }
h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid GrayText; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
nav a { padding: .25rem 0; }
details { border-bottom: 1px solid color-mix(in srgb, GrayText 35%, transparent); padding: .4rem 0; }
details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; min-height: 1.75rem; }
summary b { display: inline-block; min-width: 4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, GrayText 35%, transparent); padding: .25rem .5rem .25rem 0; text-align: left; vertical-align: top; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem 1.25rem; }
code { font-size: .95em; }
.type { font-style: italic; }
:target { outline: 2px solid Highlight; }
`
