import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { MentionArea } from './mention-area'

function Area() {
  const [text, setText] = useState('')
  return (
    <MentionArea
      label="La tua risposta"
      value={text}
      onChange={setText}
      onMention={() => undefined}
      ready={[
        { value: '1', label: 'Tutto risolto' },
        { value: '2', label: 'Servono documenti' },
      ]}
      onReady={(id) => setText(`Testo ${id}`)}
    />
  )
}

it('offers ready texts by "/" at the beginning, and nowhere else', async () => {
  const { user } = renderShell(<Area />)
  const area = screen.getByRole('textbox', { name: 'La tua risposta' })
  await user.type(area, 'e/o')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await user.clear(area)
  await user.type(area, '/docu')
  await user.click(await screen.findByRole('option', { name: 'Servono documenti', hidden: true }))
  expect(area).toHaveValue('Testo 2')
})
