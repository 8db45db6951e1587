import { nameSchema, plainName, visitorNameSchema } from './person-name'

describe('a name is kept plain', () => {
  it.each([
    ['D’Angelo', "D'Angelo"],
    ['D‘Angelo', "D'Angelo"],
    ['D‛Angelo', "D'Angelo"],
    ['D´Angelo', "D'Angelo"],
    ['D`Angelo', "D'Angelo"],
    ['D′Angelo', "D'Angelo"],
    ['DʼAngelo', "D'Angelo"],
    ['D＇Angelo', "D'Angelo"],
    ["D'Angelo", "D'Angelo"],
    ['NICCOLO’', "NICCOLO'"],
    ['De\u00A0Luca', 'De Luca'],
    ['De\u202FLuca', 'De Luca'],
    ['De\u2009Luca', 'De Luca'],
    ['De\u3000Luca', 'De Luca'],
    ['De\tLuca', 'De Luca'],
    ['De\r\nLuca', 'De Luca'],
    ['De  Luca', 'De Luca'],
    ['\u00A0Rossi\u00A0', 'Rossi'],
    ['  Rossi ', 'Rossi'],
    ['\u200ERossi\u200F', 'Rossi'],
    ['\u202ARossi\u202C', 'Rossi'],
    ['Ros\u00ADsi', 'Rossi'],
    ['Anna–Maria', 'Anna-Maria'],
    ['Anna‑Maria', 'Anna-Maria'],
    ['Niccolo\u0300', 'Niccolò'],
    ['Niccolò', 'Niccolò'],
    ['Łukasz Đorđević', 'Łukasz Đorđević'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['', ''],
  ])('%j → %j', (text, name) => expect(plainName(text)).toBe(name))
})

const visitor = visitorNameSchema('Scrivi il nome.')

describe('a visitor’s name', () => {
  it.each([
    'Anna',
    'Niccolò D’Angelo',
    "Dell'Acqua-Bò",
    'J. R. R.',
    'Núria Gal·la',
    'Łukasz Żółć',
    'Søren Ægidius',
    'Nguyễn Thị Ánh',
    'Иван Ковальчук',
    'Ελένη Παπαδοπούλου',
    'محمد علي',
    'علی\u200Cرضا',
    'שרה כהן',
    '王小明',
    'สมชาย ใจดี',
    'राहुल शर्मा',
    'ნინო',
    'Հայկ',
    'ʻAkahi',
  ])('may be %s', (text) => expect(visitor.safeParse(text).success).toBe(true))

  it.each([
    ['', 'Scrivi il nome.'],
    ['   ', 'Scrivi il nome.'],
    ['\u00A0', 'Scrivi il nome.'],
    ['\u200B', 'Scrivi il nome.'],
    ['vinci.example', 'Solo lettere'],
    ['Anna 3471112201', 'Solo lettere'],
    ['Anna@posta', 'Solo lettere'],
    ['<b>Anna</b>', 'Solo lettere'],
    ['Anna/Bea', 'Solo lettere'],
    ["'-.", 'Solo lettere'],
    ['a'.repeat(81), 'Al massimo 80 caratteri.'],
  ])('is not %j', (text, message) =>
    expect(visitor.safeParse(text).error?.issues[0]?.message).toContain(message),
  )

  it('is counted as it is kept', () =>
    expect(nameSchema('Scrivi il nome.', { least: 2 }).safeParse(' A ').success).toBe(false))
})
