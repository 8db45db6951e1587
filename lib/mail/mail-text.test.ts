import { demoCompany } from '@/prisma/seed/content/company'
import { initialText, unknownIn, variablesOf, withText } from './mail-text'
import { render } from './render'
import { anyTemplate, TEMPLATES, type TemplateName } from './templates'

const NAMES = Object.keys(TEMPLATES) as TemplateName[]
const words = (mail: ReturnType<ReturnType<typeof anyTemplate>['write']>) =>
  mail.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))

describe.each(NAMES)('mail %s', (name) => {
  const { write, demo } = anyTemplate(name)
  const values = variablesOf(demo)
  const initial = initialText(write, demo)

  it('says with its initial words what the code says', () => {
    const [coded, written] = [write(demo), withText(write(demo), initial, values)]
    // Where the code puts a name in small letters, the office's words take it as it is.
    const small = (texts: string[]) => texts.map((text) => text.toLowerCase())
    expect(small([written.subject, written.title])).toEqual(small([coded.subject, coded.title]))
    expect(small(words(written))).toEqual(small(words(coded).filter((text) => text !== '')))
    expect(unknownIn(`${initial.oggetto}${initial.titolo}${initial.corpo}`, Object.keys(values))).toEqual([])
  })

  it('keeps what is not words: facts, buttons, notes', () => {
    const rest = (mail: ReturnType<typeof write>) => mail.blocks.filter(({ kind }) => kind !== 'text')
    const own = { oggetto: 'Un oggetto', titolo: 'Un titolo', corpo: 'Un testo.' }
    expect(rest(withText(write(demo), own, values))).toEqual(rest(write(demo)))
  })
})

describe('the office’s words', () => {
  const own = {
    oggetto: 'Per {{nome}}',
    titolo: 'Ciao {{ nome }}',
    corpo: 'Uno {{nome}}.\n\n{{telefono}}\n\n\nDue.',
  }
  const { write, demo } = anyTemplate('lead-assigned')
  const mail = (values: Record<string, string>) => withText(write(demo), own, values)

  it('are escaped with what they name, in both forms', () => {
    const evil = '<script>alert(1)</script>'
    const { html, text, subject } = render(mail({ nome: `${evil}\r\nBcc: a@b.it` }), demoCompany)
    expect(html).not.toContain('<script')
    expect(text).toContain(evil)
    expect(subject).not.toMatch(/[\r\n]/)
    const written = render(withText(write(demo), { ...own, corpo: evil }, {}), demoCompany)
    expect(written.html).not.toContain('<script')
  })

  it('leave out a paragraph of which nothing is known', () => {
    expect(words(mail({ nome: 'Ada' }))).toEqual(['Uno Ada.', 'Due.'])
    expect(words(mail({ nome: 'Ada', telefono: '02 1' }))).toEqual(['Uno Ada.', '02 1', 'Due.'])
  })

  it('do not name links, and what is named wrongly is found', () => {
    expect(Object.keys(variablesOf({ nome: 'Ada', url: 'https://x.example', n: 3, ok: true }))).toEqual([
      'nome',
      'n',
    ])
    expect(unknownIn('{{nome}} {{cognome}}', ['nome'])).toEqual(['{{cognome}}'])
    for (const broken of ['{{nome', 'nome}}', '{{no me}}'])
      expect(unknownIn(broken, ['nome'])).toEqual(['{{'])
  })
})
