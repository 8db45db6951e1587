import { lateOutcome } from './late-outcome'

const page = (line: string) =>
  `<html><body><script>self.__next_f.push([1,${JSON.stringify(`10:C\n11:E${line}\n`)}])</script></body></html>`

describe('lateOutcome', () => {
  it('finds a missing page and a redirection', () => {
    expect(lateOutcome(page('{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}'))).toEqual({ status: 404 })
    expect(lateOutcome(page('{"digest":"NEXT_REDIRECT;replace;/mutui_a_noi/adw;307;"}'))).toEqual({
      status: 307,
      location: '/mutui_a_noi/adw',
    })
    expect(lateOutcome(page('{"digest":"NEXT_REDIRECT;replace;/agente/ada;308;"}'))).toEqual({
      status: 308,
      location: '/agente/ada',
    })
  })

  it('finds nothing in other pages, nor in what a visitor has written', () => {
    const written = '11:E{"digest":"NEXT_REDIRECT;replace;/altrove;307;"}'
    expect(lateOutcome('<h1>Mutui</h1>')).toBeNull()
    expect(lateOutcome(page('{"digest":"1234"}'))).toBeNull()
    expect(lateOutcome(page(JSON.stringify(written)))).toBeNull()
    expect(lateOutcome(`<p>${written.replaceAll('"', '&quot;')}</p>`)).toBeNull()
  })

  it('does not leave the site', () => {
    expect(lateOutcome(page('{"digest":"NEXT_REDIRECT;replace;//altrove.example;307;"}'))).toBeNull()
    expect(lateOutcome(page('{"digest":"NEXT_REDIRECT;replace;https://altrove.example;307;"}'))).toBeNull()
  })
})
