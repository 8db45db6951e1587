import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import { MoreButton } from './more-button'

const pages = (isFetchNextPageError: boolean, hasNextPage = true) => ({
  hasNextPage,
  isFetchNextPageError,
  isFetchingNextPage: false,
  fetchNextPage: jest.fn(),
  error: isFetchNextPageError ? new Error('Il server non risponde.') : null,
})

it('asks for the next page, says where it did not come, and is not there after the last', () => {
  const { rerender } = renderUi(<MoreButton pages={pages(false)} label="MOSTRA ALTRE" />)
  expect(screen.getByRole('button', { name: 'MOSTRA ALTRE' })).toBeVisible()
  rerender(<MoreButton pages={pages(true)} label="MOSTRA ALTRE" />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Le righe seguenti non sono arrivate. Il server non risponde.',
  )
  expect(screen.getByRole('button', { name: 'RIPROVA' })).toBeVisible()
  rerender(<MoreButton pages={pages(false, false)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
