import { html, trusted } from './html'

const EVIL = `<img src=x onerror=alert(1)> " ' & </style><script>alert(2)</script>`

describe('the html template', () => {
  it('escapes text, also in attributes, lists and nested templates', () => {
    const { text } = html`<p title="${EVIL}">${[EVIL, html`<b>${EVIL}</b>`]}</p>`
    expect(text).not.toMatch(/<(?:img|script|\/style)/)
    expect(text.match(/&lt;img src=x/g)).toHaveLength(3)
    expect(html`<a title='${"' onclick='x"}'>`.text).toBe(`<a title='&#39; onclick=&#39;x'>`)
    expect(html`<a title="${'" onclick="x'}">`.text).toBe('<a title="&quot; onclick=&quot;x">')
  })

  it('does not believe an object that only looks like HTML', () => {
    const forged = JSON.parse('{"text":"<script>"}')
    expect(html`<p>${forged}</p>`.text).toBe('<p>[object Object]</p>')
  })

  it('escapes once, keeps our own markup, leaves out what is not there', () => {
    expect(html`${html`<i>${'a & b'}</i>`}${trusted('<br>')}`.text).toBe('<i>a &amp; b</i><br>')
    expect(html`[${null}${undefined}${false}${0}${''}]`.text).toBe('[0]')
  })
})
