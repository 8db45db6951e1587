import { drawPdf } from '../../lib/pdf/draw-pdf'
import type { Plain } from '../../lib/pdf/plain'
import { expect, test } from '../fixtures'
import { sheetsOf } from '../paper'

const SENTENCE =
  'Se il finanziatore chiede un’assicurazione puoi comprarla da chi vuoi, con garanzie equivalenti, e hai almeno tre giorni per confrontare le offerte: l’indennizzo è al massimo l’1% dell’importo rimborsato.'

const sheetOf = (words: string): Plain =>
  ({
    type: 'DOCUMENT',
    props: {},
    children: [
      {
        type: 'PAGE',
        props: { size: 'A5', style: { padding: 40, fontSize: 9, fontFamily: ['Text', 'TextMore'] } },
        children: [{ type: 'TEXT', props: {}, children: [words] }],
      },
    ],
  }) as unknown as Plain

test('a document says every letter and cuts no word, whatever was drawn before it', async () => {
  // Of a comma and a colon an apostrophe and a full stop are parts.
  await drawPdf(sheetOf('Uno, due: tre'))
  const sheets = await sheetsOf(Buffer.from(await drawPdf(sheetOf(SENTENCE))))
  expect(sheets.join(' ').trim()).toBe(SENTENCE)
})
