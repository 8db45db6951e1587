import { buttonsAgainst, wordsAgainst } from './words'

const file = 'lib/features/banks/schema.ts'
/** § is a dollar before a brace: the line is what a file says, no template of this one. */
const said = (line: string) => line.replaceAll('§', '$')

it.each([
  'text: `Serve il §{soglia}% di risposte giuste.`',
  '<p>Serve il {soglia}% di risposte giuste.</p>',
  "z.string().max(80, 'Al massimo 80 lettere.')",
  'message: `Scrivi almeno §{least} lettere.`',
  "z.string().max(80, 'Il testo è troppo lungo.')",
  "label: 'MANDAMI IL CODICE'",
  `label: "L'importo"`,
  `title: "E' scaduto"`,
  "text: 'Le scriviamo appena abbiamo una risposta.'",
])('refuses %s', (line) =>
  expect(wordsAgainst(file, ['const a = 1', said(line)])).toEqual([expect.stringMatching(/^riga 2: /)]),
)

it.each([
  "text: `Serve §{elided('il', `§{soglia}%`)} di risposte giuste.`",
  "z.string().max(80, 'Al massimo 80 caratteri.')",
  "z.string('Il codice ha 12 lettere e cifre.')",
  "label: 'L’importo'",
  '// The office doesn’t send it: manda',
  "label: 'Mandato fino al'",
])('accepts %s', (line) => expect(wordsAgainst(file, [said(line)])).toEqual([]))

it('leaves to others their own words', () => {
  const line = "text: 'Ho dovuto mandare due volte gli stessi documenti.'"
  expect(wordsAgainst('prisma/seed/content/ratings.ts', [line])).toEqual([])
  expect(wordsAgainst('e2e/ui.ts', [line])).toEqual([])
})

describe('buttons of the areas', () => {
  const screen = 'components/clients/clients-list.tsx'

  it('have capitals in their frame', () => {
    const button = `<Button onClick={() => setOpen('duplicates')}>\n  Doppioni\n</Button>`
    expect(buttonsAgainst(screen, button)).toEqual([expect.stringContaining('«Doppioni»')])
    expect(buttonsAgainst(screen, button.replace('Doppioni', 'DOPPIONI'))).toEqual([])
  })

  it('begin as sentences do where they are quiet, as on the site', () => {
    const quiet = '<Button size="xs" look="quiet" onClick={undo}>Annulla l’ultimo passo</Button>'
    expect(buttonsAgainst(screen, quiet)).toEqual([])
    expect(buttonsAgainst('components/site/pages/voto/rate.tsx', '<Button>Invia</Button>')).toEqual([])
  })
})
