import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import { Cell } from './cell'

describe('one value as people read it', () => {
  it('groups the figures of a telephone, and calls it', () => {
    renderUi(<Cell column={{ path: 'recapito', label: 'Recapito', kind: 'phone' }} value="+393513000009" />)
    expect(screen.getByRole('link', { name: '+39 351 300 0009' })).toHaveAttribute(
      'href',
      'tel:+393513000009',
    )
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  })

  it('shows an instant of after midnight on the day of Rome', () => {
    const column = { path: 'at', label: 'Il', kind: 'day' } as const
    renderUi(<Cell column={column} value="2026-07-31T22:30:00.000Z" />)
    expect(screen.getByText('01/08/2026')).toBeVisible()
  })

  it('keeps a long name whole under the pointer', () => {
    const agent = { cognome: 'Della Rovere Montefeltro', nome: 'Maria Vittoria Alessandra' }
    renderUi(<Cell column={{ path: 'agent', label: 'Agente', kind: 'person' }} value={agent} />)
    const whole = 'Maria Vittoria Alessandra Della Rovere Montefeltro'
    expect(screen.getByTitle(whole)).toHaveTextContent(whole)
  })

  it('loads a stored picture on behalf of who is reading', () => {
    const url = '/v2/storage/files/0195e7fe-f280-730d-92ee-b111d938401d'
    const { container } = renderUi(
      <Cell column={{ path: 'urlImage', label: 'Immagine', kind: 'image' }} value={url} />,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', `${url}?area=client`)
  })
})
