import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchBox } from '@/components/data/list/search-box'
import { renderUi } from '@/components/ui/test-render'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A list whose address follows with a delay, as the router's does. */
function Slow({ seen, delay }: { seen: string[]; delay: number }) {
  const [value, setValue] = useState('')
  const onSearch = (text: string) => {
    seen.push(text)
    setTimeout(() => setValue(text), delay)
  }
  return (
    <>
      <SearchBox value={value} onSearch={onSearch} />
      <button type="button" onClick={() => setValue('')}>
        indietro
      </button>
    </>
  )
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cerca' })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('keeps the space and the letters that were typed while the address followed', async () => {
  const seen: string[] = []
  renderUi(<Slow seen={seen} delay={100} />)
  await user.type(box(), 'mutuo ')
  await wait(350)
  await user.type(box(), 'c')
  await wait(500)
  expect(box().value).toBe('mutuo c')
  await user.type(box(), 'asa')
  await wait(1000)
  expect([box().value, seen.at(-1)]).toEqual(['mutuo casa', 'mutuo casa'])
})

it('tells each search once, and follows an address that changes by itself', async () => {
  const seen: string[] = []
  renderUi(<Slow seen={seen} delay={10} />)
  await user.type(box(), 'mu')
  await wait(1000)
  expect(seen).toEqual([])
  await user.type(box(), 'tuo ')
  await wait(2000)
  expect(seen).toEqual(['mutuo'])
  await user.click(screen.getByRole('button', { name: 'indietro' }))
  expect(box().value).toBe('')
})

it('forgets what was told when a step back comes before the address has followed', async () => {
  const seen: string[] = []
  renderUi(<Slow seen={seen} delay={60_000} />)
  await user.type(box(), 'mutuo')
  await wait(500)
  expect([seen, box().value]).toEqual([['mutuo'], 'mutuo'])
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(box().value).toBe('')
  await wait(1000)
  expect(seen).toEqual(['mutuo'])
})
