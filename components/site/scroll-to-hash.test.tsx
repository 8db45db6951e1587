import { scrollToHash } from './scroll'

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  document.body.innerHTML = '<h2 id="perché">Perché</h2><h2 id="50%">Metà</h2>'
})

it.each([
  ['#perch%C3%A9', 'perché'],
  ['#50%', '50%'],
])('takes the keyboard to what %s names', (hash, id) => {
  scrollToHash(hash)
  expect(document.activeElement?.id).toBe(id)
})
