import { type Claim, findClaims, readText, shownText } from './claims'

const claims = (...expressions: string[]): Claim[] =>
  expressions.map((espressione) => ({ espressione, motivo: 'Perché sì.', gravita: 'rischiosa' }))
const found = (text: string, ...expressions: string[]) =>
  findClaims(text, claims(...expressions)).map(({ scritta }) => scritta)

it.each([
  ['Un prestito FACILE', 'facile', ['facile']],
  ['Prestiti facili e sicuri', 'facile', ['facili']],
  ['facilissimo', 'facile', ['facilissimo']],
  ['Lo ottieni facilmente.', 'facile', ['facilmente']],
  ['fa<strong>ci</strong>le', 'facile', ['facile']],
  ['fa\u00adcile', 'facile', ['facile']],
  ['<p>fa</p><p>cile</p>', 'facile', []],
  ['facilitazioni', 'facile', []],
  ['infacile', 'facile', []],
  ['velocemente', 'veloce', ['velocemente']],
  ['una velocità', 'veloce', []],
  ['anche a cattivi pagatori', 'anche a cattivi pagatori', ['anche a cattivi pagatori']],
  ['il cattivo pagatore', 'cattivi pagatori', ['cattivo pagatore']],
  ['in 24 ore', 'in 24 ore', ['in 24 ore']],
  ['in&nbsp;24-ore', 'in 24 ore', ['in 24-ore']],
  ['in 240 ore', 'in 24 ore', []],
  ['risparmi e risparmio', 'risparmio', ['risparmi']],
  ['È già così', 'e gia cosi', ['e gia cosi']],
  ['una consulenza indipendente', 'indipendenti', ['indipendente']],
  ['pratiche', 'pratico', ['pratiche']],
  ['un prestito f a c i l e', 'facile', ['facile']],
  ['f.a.c.i.l.e', 'facile', ['facile']],
  ['un prestito fa-cile', 'facile', ['facile']],
  ['un prestito F\u0410CIL\u0415', 'facile', ['facile']],
  ['\u0438\u0434\u0435\u0442', 'facile', []],
  ['prestito-facile', 'facile', ['facile']],
  ['i soldi in 24h', 'in 24 ore', ['in 24 ore']],
  ['in 24 h.', 'in 24 ore', ['in 24 ore']],
  ['in ventiquattro ore', 'in 24 ore', ['in 24 ore']],
  ['in 24 hotel', 'in 24 ore', []],
  ['in ventiquattr’ore', 'in 24 ore', ['in 24 ore']],
  ["in ventiquattr'ore", 'in 24 ore', ['in 24 ore']],
  ['entro quarantott’ ore', 'entro 48 ore', ['entro 48 ore']],
  ['una ventiquattrore', '24 ore', []],
  ['<img alt="Prestito facile in 24 ore">', 'facile', ['facile']],
  ['<p><img src="a.png" alt=\'in&nbsp;24 ore\' title=""></p>', 'in 24 ore', ['in 24 ore']],
  ['<a href="https://x.it" TITLE = "Facile">Vai</a>', 'facile', ['facile']],
  ['<img alt=facile>', 'facile', ['facile']],
  ['<img alt="5 > 4: prestito facile">', 'facile', ['facile']],
  ['<img alt="L’offerta <b>facile</b>">', 'facile', ['facile']],
  ['<img alt="facile', 'facile', ['facile']],
  ["<b it's>facile</b it's>", 'facile', ['facile']],
  ['fa<a title="una nota">cile</a>', 'facile', ['facile']],
  ['<img alt="fa"><img alt="cile">', 'facile', []],
  ['<a href="https://x.it/facile.html" data-alt="facile">Vai</a>', 'facile', []],
  ['<img alt="Una casa" width=3>', 'width', []],
  ['senza alcuna busta paga', 'senza busta paga', ['senza alcuna busta paga']],
  ['senza la busta paga', 'senza busta paga', ['senza la busta paga']],
  ['a b c d', 'facile', []],
])('%j: %s is found as %j', (text, expression, expected) => {
  expect(found(text, expression)).toEqual(expected)
})

it('leaves out the wordings in which an expression claims nothing', () => {
  const guarded: Claim = {
    espressione: 'indipendente',
    motivo: 'Art. 16.',
    gravita: 'rischiosa',
    salvo: 'non è una consulenza indipendente; organismo indipendente',
  }
  const of = (text: string) => findClaims(text, [guarded]).length
  expect(of('La nostra non è una consulenza indipendente: l’ABF è un organismo indipendente.')).toBe(0)
  expect(of('L’ABF è un organismo indipendente, noi siamo indipendenti.')).toBe(1)
})

it('names each expression once, in the order of the list, and leaves out what says nothing', () => {
  expect(found('veloce, facile, facile', 'facile', '…', 'veloce')).toEqual(['facile', 'veloce'])
})

it('reads a text as its reader does', () => {
  expect(readText('<p>Uno<br>due</p>&amp; <em>tre</em>')).toBe(' Uno due & tre')
})

it('reads what stands for a picture, or over a link, after the text; on paper neither stands', () => {
  const text = '<p>Uno <a href="/x" title="Vai &amp; leggi">due</a></p><img src="x.png" alt="Una casa">'
  expect(readText(text)).toBe(' Uno due   Vai & leggi Una casa')
  expect(shownText(text)).toBe(' Uno due  ')
})

it('reads a long text of marks at once', () => {
  const before = performance.now()
  for (const text of ['<', '<a =" ', '="" ', '<a ="<', '<a =\'"', '< = ']) readText(text.repeat(30_000))
  readText(`<a ${'="" '.repeat(30_000)}`)
  expect(performance.now() - before).toBeLessThan(3_000)
})
