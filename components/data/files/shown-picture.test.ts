import { withShownPictures } from './shown-picture'

it('names the area of the pictures that are stored here, and of no others', () => {
  const stored = '/v2/storage/files/01900000-0000-7000-8000-000000000000'
  const html = `<p><img loading="lazy" src="${stored}" /><img src="https://altrove.example/a.png" /></p>`
  expect(withShownPictures(html, 'agent')).toBe(html.replace(stored, `${stored}?area=agent`))
})
