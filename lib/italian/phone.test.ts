import { phoneNumber, phoneWithNote, readPhone } from './phone'

const LRM = '\u200E'
const NBSP = '\u00A0'

describe('a telephone that can be dialled', () => {
  it.each([
    // Mobiles, however they are grouped.
    ['3471112201', '+393471112201'],
    ['347 1112201', '+393471112201'],
    ['347-111 2201', '+393471112201'],
    ['347/1112201', '+393471112201'],
    ['347.111.22.01', '+393471112201'],
    ['347 111–2201', '+393471112201'],
    ['347—1112201', '+393471112201'],
    ['347‑111‑2201', '+393471112201'],
    ['347−1112201', '+393471112201'],
    ['(347) 1112201', '+393471112201'],
    ['[347] 1112201', '+393471112201'],
    ['347·111·2201', '+393471112201'],
    ['+39 347 111 2201', '+393471112201'],
    ['+39347/1112201', '+393471112201'],
    ['(+39) 347 1112201', '+393471112201'],
    ['0039 347 1112201', '+393471112201'],
    ['00 39 347 111 22 01', '+393471112201'],
    ['39 347 1112201', '+393471112201'],
    ['  347 1112201  ', '+393471112201'],
    ['tel. 347 1112201', '+393471112201'],
    ['Cell: 347 1112201', '+393471112201'],
    ['tel:+393471112201', '+393471112201'],
    ['３４７１１１２２０１', '+393471112201'],
    ['＋39 347 1112201', '+393471112201'],
    // The marks of contact lists.
    [`${LRM}+39 347 111 2201${LRM}`, '+393471112201'],
    ['\u202A+39 347 1112201\u202C', '+393471112201'],
    ['\u202D347 1112201\u202E', '+393471112201'],
    ['\u202B347 1112201\u202C', '+393471112201'],
    ['\u2066347 1112201\u2069', '+393471112201'],
    ['\u2067347 1112201\u2069', '+393471112201'],
    ['\u2068347 1112201\u2069', '+393471112201'],
    [`347${NBSP}111${NBSP}2201`, '+393471112201'],
    [`${NBSP}347 1112201`, '+393471112201'],
    ['347\u202F111\u20092201', '+393471112201'],
    ['347\u200B1112201', '+393471112201'],
    ['\uFEFF347 1112201', '+393471112201'],
    ['347\t1112201', '+393471112201'],
    // Old ones of nine figures.
    ['330 123456', '+39330123456'],
    ['0039 368 123456', '+39368123456'],
    // Fixed lines keep their 0.
    ['0583 123456', '+390583123456'],
    ['(0583) 12 34 56', '+390583123456'],
    ['0583/123456', '+390583123456'],
    ['0583-123456', '+390583123456'],
    ['+39 0583 123456', '+390583123456'],
    ['+39 (0)583 123456', '+390583123456'],
    ['+39 (0583) 123456', '+390583123456'],
    ['02 1234567', '+39021234567'],
    ['06 12345678', '+390612345678'],
    ['06/1234.5678', '+390612345678'],
    ['039 123456', '+39039123456'],
    ['0721 234567', '+390721234567'],
    // Toll-free numbers and the like.
    ['800 000 000', '+39800000000'],
    ['800-12.34.56', '+39800123456'],
    ['840 123456', '+39840123456'],
    ['199 123456', '+39199123456'],
    // San Marino and the Vatican.
    ['0549 882345', '+390549882345'],
    ['+378 0549 882345', '+3780549882345'],
    ['+378 882345', '+3780549882345'],
    ['06 6988 1234', '+390669881234'],
    ['+39 06 698 12345', '+390669812345'],
    // Other countries.
    ['+41 44 123 45 67', '+41441234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0040 721 234 567', '+40721234567'],
    ['+355 69 123 4567', '+355691234567'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+49 (0) 30 901820', '+4930901820'],
  ])('%j', (text, number) => expect(readPhone(text)).toEqual({ number, extension: null }))

  it.each([
    ['0583 123456 int. 4', '+390583123456', '4'],
    ['0583 123456 int 4', '+390583123456', '4'],
    ['0583 123456, interno 12', '+390583123456', '12'],
    ['0583 123456 (int. 4)', '+390583123456', '4'],
    ['0583/123456int4', '+390583123456', '4'],
    ['0583 123456 - int.: 204', '+390583123456', '204'],
    ['+390583123456;ext=4', '+390583123456', '4'],
    ['+39 02 1234567 ext 7', '+39021234567', '7'],
    ['02 1234567 x7', '+39021234567', '7'],
    ['02 1234567 #7', '+39021234567', '7'],
  ])('%j keeps its extension', (text, number, extension) =>
    expect(readPhone(text)).toEqual({ number, extension }),
  )
})

describe('a telephone that nobody can dial', () => {
  it.each([
    ['347 111220', 'sembra mancare l’ultima'],
    ['+39 347 111 220', 'sembra mancare l’ultima'],
    ['0039347111220', 'sembra mancare l’ultima'],
    ['338 123456', 'sembra mancare l’ultima'],
    ['347 1112', 'ne mancano 3'],
    ['347 111 22011', 'c’è una cifra di troppo'],
    ['347 111 220144', 'ci sono 2 cifre di troppo'],
    ['301 2345678', 'Nessun cellulare comincia così'],
    ['0000000000', 'non esiste'],
    ['1000000000', 'intendi 010 0000 0000?'],
    ['447 1112201', 'non esiste'],
    ['583 123456', 'intendi 0583 123456?'],
    ['+39 583 123456', 'intendi 0583 123456?'],
    ['+39583123456', 'intendi 0583 123456?'],
    ['6 12345678', 'intendi 06 1234 5678?'],
    ['55 1234567', 'intendi 055 123 4567?'],
    ['342 123456', 'sembra mancare l’ultima. O è un fisso senza lo 0: intendi 0342 123456?'],
    ['0347 1112201', 'Intendi 347 111 2201?'],
    ['+39 (0)347 1112201', 'Intendi 347 111 2201?'],
    ['+39 0039 347 1112201', 'scrivine uno solo'],
    ['+39 39 347 1112201', 'Intendi 347 111 2201?'],
    ['112', 'troppo corto'],
    ['02 123', 'troppo corto'],
    ['0583', 'troppo corto'],
    ['', 'troppo corto'],
    ['-', 'troppo corto'],
    ['------', 'troppo corto'],
    ['02 12345678901', 'di troppo'],
    ['0583 12345/6', 'un numero solo'],
    ['347 1112201 / 0583 123456', 'un numero solo'],
    ['3471112201; 3331112201', 'un numero solo'],
    ['34711122013471112201', 'scrivine uno solo'],
    ['abc', 'solo cifre'],
    ['347 1112201 (mamma)', 'solo cifre'],
    ['347 111 22O1', 'solo cifre'],
    ['347+1112201', 'solo cifre'],
    ['+379 0669812345', 'prefisso del paese'],
    ['+999 123456789', 'prefisso del paese'],
    ['+41 44 123', 'Dopo +41 manca qualche cifra.'],
    ['+41 44 123 45 67 89 01', 'Dopo +41 c’è qualche cifra di troppo.'],
    ['+1 555 555 5555', 'Con il prefisso +1 questo numero non esiste'],
  ])('%j: %s', (text, problem) =>
    expect(readPhone(text)).toEqual({ problem: expect.stringContaining(problem) }),
  )
})

describe('where it is kept', () => {
  it('names the field', () => {
    expect(() => phoneNumber('583 123456', 'contact.telefono')).toThrow(
      expect.objectContaining({
        status: 422,
        errors: [
          { path: 'contact.telefono', message: 'Un numero fisso comincia con 0: intendi 0583 123456?' },
        ],
      }),
    )
  })

  it('does not lose an extension in silence', () => {
    expect(() => phoneNumber('0583 123456 int. 4', 'telefono')).toThrow('senza «int. 4»')
    expect(phoneWithNote('0583 123456 int. 4', 'telefono', 'Dopo le 18')).toEqual({
      telefono: '+390583123456',
      note: 'Dopo le 18\nInterno del telefono: 4',
    })
    expect(phoneWithNote('0583 123456 int. 4', 'telefono', 'Interno del telefono: 4').note).toBe(
      'Interno del telefono: 4',
    )
    expect(phoneWithNote('0583 123456', 'telefono', '')).toEqual({ telefono: '+390583123456', note: '' })
  })

  it('leaves a number alone that is older than the rule', () => {
    expect(phoneNumber('0000000000', 'telefono', '0000000000')).toBe('0000000000')
    expect(() => phoneNumber('0000000000', 'telefono', '0583123456')).toThrow('non esiste')
  })

  it.each(['+393471112201', '+390583123456', '+3780549882345'])('reads %s again as it is', (number) =>
    expect(phoneNumber(number, 'telefono')).toBe(number),
  )
})
