import { screen } from '@testing-library/react'
import { Checkbox } from './checkbox'
import { MoneyInput, NumberInput, PercentInput } from './number-input'
import { Switch } from './switch'
import { TagInput } from './tag-input'
import { axeViolations, Held, renderUi } from './test-render'
import { TextInput } from './text-input'
import { Textarea } from './textarea'

describe('text input', () => {
  test('trims when it is left, not while it is typed', async () => {
    const { user } = renderUi(
      <Held start="">{(value, set) => <TextInput label="Nome" trim value={value} onChange={set} />}</Held>,
    )
    await user.type(screen.getByLabelText('Nome'), '  Ada Prova ')
    expect(screen.getByLabelText('Nome')).toHaveValue('  Ada Prova ')
    await user.tab()
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada Prova')
  })

  test('marks a required field with an asterisk and ties the error to it', async () => {
    const { container } = renderUi(
      <TextInput label="Nome" required value="" onChange={() => undefined} error="Manca il nome" />,
    )
    const input = screen.getByRole('textbox')
    expect(input).toBeRequired()
    expect(screen.getByText('*')).toBeInTheDocument()
    expect(input).toHaveAccessibleDescription('Manca il nome')
    expect(await axeViolations(container)).toEqual([])
  })

  test('the clear button empties it, from the keyboard too', async () => {
    const { user } = renderUi(
      <Held start="Ada">
        {(value, set) => <TextInput label="Nome" clearable value={value} onChange={set} />}
      </Held>,
    )
    screen.getByRole('button', { name: 'Svuota Nome' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Nome')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Svuota Nome' })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Nome')).toHaveFocus()
  })

  test('passes min, max and step on', () => {
    renderUi(
      <TextInput
        type="number"
        label="Età"
        min={18}
        max={80}
        step={1}
        value="30"
        onChange={() => undefined}
      />,
    )
    const input = screen.getByLabelText('Età')
    expect([input.getAttribute('min'), input.getAttribute('max'), input.getAttribute('step')]).toEqual([
      '18',
      '80',
      '1',
    ])
  })

  test('url-image shows the picture, and no picture for a script', () => {
    const field = (value: string) => (
      <TextInput type="url-image" label="Foto" value={value} onChange={() => undefined} />
    )
    const { rerender } = renderUi(field('https://example.org/casa.png'))
    expect(screen.getByAltText('Anteprima')).toHaveAttribute('src', 'https://example.org/casa.png')
    rerender(field('javascript:alert(1)'))
    expect(screen.queryByAltText('Anteprima')).not.toBeInTheDocument()
  })
})

describe('numbers', () => {
  test('money reads and writes in Italian', async () => {
    const seen: (number | null)[] = []
    const { user } = renderUi(
      <Held<number | null> start={1432.86} seen={(value) => seen.push(value)}>
        {(value, set) => <MoneyInput label="Importo" value={value} onChange={set} />}
      </Held>,
    )
    const input = screen.getByLabelText('Importo')
    expect(input).toHaveValue('1.432,86 €')
    await user.clear(input)
    expect(seen.at(-1)).toBeNull()
    await user.type(input, '150000,05')
    expect(input).toHaveValue('150.000,05 €')
    expect(seen.at(-1)).toBe(150000.05)
  })

  test('a rate with a zero after the comma can be typed', async () => {
    const seen: (number | null)[] = []
    const { user } = renderUi(
      <Held<number | null> start={null} seen={(value) => seen.push(value)}>
        {(value, set) => <PercentInput label="Tasso" value={value} onChange={set} />}
      </Held>,
    )
    await user.type(screen.getByLabelText('Tasso'), '3,0525')
    expect(seen.at(-1)).toBe(3.0525)
  })

  test('a rate has two digits after the comma, and up to four where it needs them', async () => {
    const { user } = renderUi(
      <Held<number | null> start={3.2}>
        {(value, set) => <PercentInput label="Tasso" value={value} onChange={set} />}
      </Held>,
    )
    const input = screen.getByLabelText('Tasso')
    expect(input).toHaveValue('3,20%')
    await user.clear(input)
    await user.type(input, '8,0438')
    await user.tab()
    expect(input).toHaveValue('8,0438%')
    await user.clear(input)
    await user.type(input, '1,4')
    expect(input).toHaveValue('1,4%')
    await user.tab()
    expect(input).toHaveValue('1,40%')
  })

  test('a number beyond its limit stays as it was typed: the form says what is wrong with it', async () => {
    const { user } = renderUi(
      <Held<number | null> start={null}>
        {(value, set) => <NumberInput label="Durata" min={1} max={40} value={value} onChange={set} />}
      </Held>,
    )
    await user.type(screen.getByLabelText('Durata'), '99')
    await user.tab()
    expect(screen.getByLabelText('Durata')).toHaveValue('99')
  })
})

describe('tags', () => {
  const tags = (seen: (tags: string[]) => void) => (
    <Held start={['Mutuo']} seen={seen}>
      {(value, set) => (
        <TagInput
          label="Argomenti"
          suggestions={['mutuo', 'Prestito', 'Leasing']}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )

  test('Enter turns the text into a tag', async () => {
    const seen = jest.fn()
    const { user } = renderUi(tags(seen))
    await user.type(screen.getByRole('combobox', { name: 'Argomenti' }), 'casa{Enter}')
    expect(seen).toHaveBeenLastCalledWith(['Mutuo', 'casa'])
  })

  test('suggests in any case what is not chosen yet', async () => {
    const { user } = renderUi(tags(() => undefined))
    await user.type(screen.getByRole('combobox', { name: 'Argomenti' }), 'PRE')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Prestito'])
    await user.clear(screen.getByRole('combobox', { name: 'Argomenti' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Prestito', 'Leasing'])
  })
})

describe('switch, checkbox, textarea', () => {
  test('the switch shows n and gives v, and moves with the arrows', async () => {
    const seen = jest.fn()
    const options = [
      { n: 'Sì', v: true },
      { n: 'No', v: false },
    ]
    const { user, container } = renderUi(
      <Held<boolean | null> start={true} seen={seen}>
        {(value, set) => <Switch label="Pubblicata" options={options} value={value} onChange={set} />}
      </Held>,
    )
    expect(screen.getByRole('radio', { name: 'Sì' })).toBeChecked()
    screen.getByRole('radio', { name: 'Sì' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(seen).toHaveBeenLastCalledWith(false)
    expect(await axeViolations(container)).toEqual([])
  })

  test('the checkbox answers to the space bar', async () => {
    const { user } = renderUi(
      <Held start={false}>{(value, set) => <Checkbox label="Accetto" value={value} onChange={set} />}</Held>,
    )
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: 'Accetto' })).toBeChecked()
  })

  test('the textarea says how much room is left', async () => {
    const { user } = renderUi(
      <Held start="">
        {(value, set) => <Textarea label="Note" maxLength={10} value={value} onChange={set} />}
      </Held>,
    )
    await user.type(screen.getByLabelText('Note'), 'uno due tre')
    expect(screen.getByLabelText('Note')).toHaveValue('uno due tr')
    expect(screen.getByText('10/10 caratteri')).toBeInTheDocument()
  })
})

test('Enter in a field of tags makes a tag of what is typed, and never sends the form', async () => {
  const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  const seen = jest.fn()
  const { user } = renderUi(
    <form onSubmit={sent}>
      <Held<string[]> start={[]} seen={seen}>
        {(value, set) => <TagInput label="Parole" suggestions={['mutui']} value={value} onChange={set} />}
      </Held>
      <button type="submit">SALVA</button>
    </form>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Parole' }), '{Enter}casa{Enter}{Enter}')
  expect(seen.mock.calls).toEqual([[['casa']]])
  expect(sent).not.toHaveBeenCalled()
})
