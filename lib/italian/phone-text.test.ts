import { phoneHref, phoneText, whatsappHref, whatsappOf } from './phone-text'

it.each([
  ['+393920003016', '+39 392 000 3016'],
  ['+39 392 0003016', '+39 392 000 3016'],
  ['393920003016', '+39 392 000 3016'],
  ['3920003016', '392 000 3016'],
  ['3932000301', '393 200 0301'],
  ['800000000', '800 000 000'],
  ['+39021234567', '+39 02 123 4567'],
  ['+390612345678', '+39 06 1234 5678'],
  ['+390451234567', '+39 045 123 4567'],
  ['+390341123456', '+39 0341 123 456'],
  ['+39 062 000 1234', '+39 062 000 1234'],
  ['+41441234567', '+41441234567'],
])('writes %s as %s', (telefono, text) => {
  expect(phoneText(telefono)).toBe(text)
})

it('dials what people write in any way', () => {
  expect(phoneHref('+39 02/123-4567')).toBe('tel:+39021234567')
})

it.each([
  ['+39 392 000 3016', 'https://wa.me/393920003016'],
  ['392 0003016', 'https://wa.me/393920003016'],
  ['0039392000301', 'https://wa.me/39392000301'],
  ['+39 02 123 4567', null],
  ['800 000 000', null],
  ['+41441234567', null],
])('WhatsApp writes to %s at %s', (telefono, href) => {
  expect(whatsappOf(telefono)).toBe(href)
})

it('takes a WhatsApp number as it is kept', () => {
  expect(whatsappHref('+39 392 0003016')).toBe('https://wa.me/393920003016')
})
