import { pictureAddress, webAddress } from './web-address'

const MESSAGE = 'L’indirizzo non è valido.'

describe('addresses that end in a page', () => {
  it.each([
    ['https://banca.example/', true, true],
    ['http://banca.example/logo.png', true, true],
    ['/v2/storage/files/0189d617', false, true],
    ['javascript:alert(1)', false, false],
    ['data:image/svg+xml,x', false, false],
    ['//altrove.example/x.png', false, false],
    ['/\\altrove.example', false, false],
    ['logo.png', false, false],
  ])('%s: link %s, picture %s', (address, link, picture) => {
    expect(webAddress(MESSAGE).safeParse(address).success).toBe(link)
    expect(pictureAddress(MESSAGE).safeParse(address).success).toBe(picture)
  })
})
