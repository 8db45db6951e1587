import { cleanName, extensionOf, renamed, typeOfExtension } from './formats'

describe('cleanName', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Utenti\\Ada\\busta paga.pdf', 'busta paga.pdf'],
    ['fattura\u202Efdp.exe.pdf', 'fatturafdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file'],
    ['Perché.PDF', 'Perché.pdf'],
  ])('%j → %j', (given, expected) => {
    expect(cleanName(given)).toBe(expected)
  })

  it('shortens the stem and keeps the extension', () => {
    expect(cleanName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(120)}.pdf`)
  })
})

it('knows what an extension promises', () => {
  expect(typeOfExtension(extensionOf('foto.JPEG'))).toBe('image/jpeg')
  expect(typeOfExtension(extensionOf('pagina.html'))).toBeUndefined()
  expect(extensionOf('senza')).toBe('')
})

it.each([
  ['foto.png', 'foto.jpg'],
  ['foto', 'foto.jpg'],
  ['foto.di.ieri', 'foto.di.jpg'],
])('%s with a photograph in it is called %s', (name, called) => expect(renamed(name, 'jpg')).toBe(called))
