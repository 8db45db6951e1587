import { fireEvent, render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from 'jest-axe'
import { type Drawn, Slider } from './slider'

expect.extend(toHaveNoViolations)

const onChange = jest.fn()
const importo: Drawn = { label: 'Importo', unit: '€', value: 150_000, min: 30_000, max: 700_000, step: 5_000 }
const show = (change: Partial<Drawn> = {}) => render(<Slider {...importo} {...change} onChange={onChange} />)
const cursor = () => screen.getByRole('slider', { name: 'Importo, con il cursore' })

beforeEach(() => onChange.mockReset())

describe('Slider', () => {
  it.each([
    ['€', 150_000, '150.000 euro'],
    ['€/mese', 150_000, '150.000 euro al mese'],
    ['%', 80_000, '80.000 per cento'],
    ['anni', 30_000, '30.000 anni'],
  ])('says its figure in %s as it is spoken', (unit, value, spoken) => {
    show({ unit, value })
    expect(cursor()).toHaveAttribute('aria-valuetext', spoken)
  })

  it('stays within its ends whatever was typed beside it, and says so', () => {
    const { rerender } = show({ value: 900_000 })
    expect(cursor()).toHaveValue('700000')
    expect(cursor()).toHaveAttribute('aria-valuetext', '700.000 euro')
    rerender(<Slider {...importo} value={1} onChange={onChange} />)
    expect(cursor()).toHaveValue('30000')
    rerender(<Slider {...importo} value={null} onChange={onChange} />)
    expect(cursor()).toHaveAttribute('aria-valuetext', '30.000 euro')
  })

  it('is a native cursor, which the keyboard reaches and moves by its step', async () => {
    const { container } = show()
    cursor().focus()
    expect(cursor()).toHaveFocus()
    expect(cursor()).toHaveAttribute('type', 'range')
    expect(cursor()).toHaveAttribute('step', '5000')
    // What an arrow key does in a browser; the keys themselves are pressed end to end.
    fireEvent.change(cursor(), { target: { value: '155000' } })
    expect(onChange).toHaveBeenCalledWith(155_000)
    expect(await axe(container)).toHaveNoViolations()
  })
})
