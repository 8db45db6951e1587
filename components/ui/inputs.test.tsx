import { fireEvent, screen } from '@testing-library/react'
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

  test('writes a telephone in groups, and leaves one that is being typed as it is typed', async () => {
    const { user } = renderUi(
      <Held start="+393510002905">
        {(value, set) => <TextInput label="Telefono" type="tel" trim value={value} onChange={set} />}
      </Held>,
    )
    expect(screen.getByLabelText('Telefono')).toHaveValue('+39 351 000 2905')
    await user.clear(screen.getByLabelText('Telefono'))
    await user.type(screen.getByLabelText('Telefono'), '3510002905')
    expect(screen.getByLabelText('Telefono')).toHaveValue('3510002905')
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
  type Field = 'money' | 'rate' | 'count'
  const FIELDS = { money: MoneyInput, rate: PercentInput, count: NumberInput }

  function field(kind: Field, { start = null, error }: { start?: number | null; error?: string } = {}) {
    const seen: (number | null)[] = []
    const Input = FIELDS[kind]
    const rendered = renderUi(
      <Held<number | null> start={start} seen={(value) => seen.push(value)}>
        {(value, set) => <Input label="Valore" value={value} onChange={set} min={0} error={error} />}
      </Held>,
    )
    return { ...rendered, seen, input: screen.getByLabelText<HTMLInputElement>('Valore') }
  }

  test.each<[kind: Field, text: string, value: number, shown: string]>([
    ['money', '150.000', 150_000, '150.000,00'],
    ['money', '150.000,00', 150_000, '150.000,00'],
    ['money', '150000,05', 150_000.05, '150.000,05'],
    ['money', '1450.50', 1_450.5, '1.450,50'],
    ['money', '15,000.50', 15_000.5, '15.000,50'],
    ['money', '0', 0, '0,00'],
    ['rate', '3,0525', 3.0525, '3,0525'],
    ['rate', '3.125', 3.125, '3,125'],
    ['rate', '1,4', 1.4, '1,40'],
    ['count', '1.450', 1_450, '1.450'],
    ['count', '99', 99, '99'],
  ])('%s: "%s" is read, typed or pasted, and not written anew under the fingers', async (...line) => {
    const [kind, text, value, shown] = line
    for (const way of ['type', 'paste'] as const) {
      const { user, seen, input, unmount } = field(kind)
      await user.click(input)
      if (way === 'type') await user.keyboard(text)
      else await user.paste(text)
      expect(input).toHaveValue(text)
      expect(seen.at(-1)).toBe(value)
      await user.tab()
      expect(input).toHaveValue(shown)
      expect(seen.at(-1)).toBe(value)
      unmount()
    }
  })

  test('what was understood stands at the field while it is typed in', async () => {
    const { user, input } = field('money')
    await user.type(input, '15.000')
    expect(screen.getByText('15.000,00 €')).toBeVisible()
    await user.tab()
    expect(screen.queryByText('15.000,00 €')).not.toBeInTheDocument()
  })

  test.each<[kind: Field, text: string, words: string]>([
    ['money', '15,000', '15,000: intendi 15.000 € o 15,00 €?'],
    ['money', '-5', 'Il numero non può essere negativo.'],
    ['money', '1e9', '«1e9» non è un numero. Scrivi un importo, per esempio 1.450,50.'],
    ['rate', '3,12345', '3,12345: qui i decimali sono al massimo 4.'],
    ['count', '2,7', 'Scrivi un numero intero, senza decimali.'],
  ])('%s: "%s" is refused where it stands, and no other number is told', async (kind, text, words) => {
    const { user, seen, input } = field(kind, { start: 20 })
    await user.clear(input)
    await user.type(input, text)
    expect(input).not.toBeInvalid()
    await user.tab()
    expect(input).toHaveValue(text)
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(words)
    expect(seen.at(-1)).toBeNaN()
    await user.clear(input)
    await user.type(input, '7')
    expect(input).not.toBeInvalid()
    expect(seen.at(-1)).toBe(7)
  })

  test('a refused form shows the reason of the field in the place of its own', async () => {
    const { user, input } = field('money', { error: 'Scrivi l’importo.' })
    await user.type(input, '15,000')
    expect(input).toHaveAccessibleDescription('15,000: intendi 15.000 € o 15,00 €?')
  })

  test('the dot of the numeric keypad is a comma, also between digits', async () => {
    const { user, seen, input } = field('money')
    await user.click(input)
    await user.keyboard('1450')
    fireEvent.keyDown(input, { key: '.', code: 'NumpadDecimal' })
    await user.keyboard('50')
    expect(input).toHaveValue('1450,50')
    expect(seen.at(-1)).toBe(1_450.5)
    input.setSelectionRange(0, 4)
    fireEvent.keyDown(input, { key: '.', code: 'NumpadDecimal' })
    expect(input).toHaveValue(',,50')
  })

  test('is chosen whole by the keyboard, and has no points in the way of a digit', async () => {
    const { user, seen, input } = field('money', { start: 150_000 })
    await user.tab()
    expect(input).toHaveValue('150000,00')
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 9])
    await user.keyboard('7')
    expect(seen.at(-1)).toBe(7)
  })

  test('a number from outside takes the place of what was typed', async () => {
    const { user } = renderUi(
      <Held<number | null> start={null}>
        {(value, set) => (
          <>
            <MoneyInput label="Importo" value={value} onChange={set} />
            <button type="button" onClick={() => set(12)}>
              Dodici
            </button>
          </>
        )}
      </Held>,
    )
    await user.type(screen.getByLabelText('Importo'), '15,000')
    await user.click(screen.getByRole('button', { name: 'Dodici' }))
    expect(screen.getByLabelText('Importo')).toHaveValue('12,00')
    expect(screen.getByLabelText('Importo')).not.toBeInvalid()
  })

  test('arrows go by steps within the limits', async () => {
    const { user } = renderUi(
      <Held<number | null> start={39}>
        {(value, set) => (
          <NumberInput label="Durata" min={5} max={40} step={1} value={value} onChange={set} />
        )}
      </Held>,
    )
    const input = screen.getByLabelText('Durata')
    await user.click(input)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(input).toHaveValue('40')
    await user.clear(input)
    await user.keyboard('{ArrowUp}')
    expect(input).toHaveValue('5')
    await user.clear(input)
    await user.type(input, '99')
    await user.tab()
    // Of a number beyond them the form says what is wrong.
    expect(input).toHaveValue('99')
  })

  test('has no accessibility faults, with a number or with what is none', async () => {
    const { user, input, container } = field('money', { start: 3 })
    expect(await axeViolations(container)).toEqual([])
    await user.clear(input)
    await user.type(input, '15,000')
    expect(await axeViolations(container)).toEqual([])
    await user.tab()
    expect(await axeViolations(container)).toEqual([])
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
