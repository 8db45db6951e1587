import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import { ContactLinks } from './contact-links'

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('how somebody is reached', () => {
  it('calls, writes, and opens WhatsApp for a mobile number', () => {
    renderUi(<ContactLinks telefono="+393920003016" email="anna@prova.example" whatsapp />)
    expect(screen.getByText('+39 392 000 3016')).toBeVisible()
    expect(hrefs()).toEqual(['tel:+393920003016', 'https://wa.me/393920003016', 'mailto:anna@prova.example'])
  })

  it('offers no WhatsApp to a landline, nor where it is not wanted', () => {
    renderUi(<ContactLinks telefono="+390212345678" whatsapp />)
    renderUi(<ContactLinks telefono="+393920003016" />)
    expect(hrefs()).toEqual(['tel:+390212345678', 'tel:+393920003016'])
  })

  it('says that there is nothing', () => {
    renderUi(<ContactLinks telefono={null} email={null} />)
    expect(screen.getByText('—')).toBeVisible()
  })
})
