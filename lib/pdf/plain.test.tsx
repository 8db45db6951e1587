import { deserialize, serialize } from 'node:v8'
import { Document, Page, PageNumber, Text, View } from './parts'
import { plainOf } from './plain'

const Line = ({ words, children }: { words: string; children?: string }) => (
  <>
    <Text style={{ fontSize: 8 }}>
      {words} {3}
    </Text>
    {children && <Text>{children}</Text>}
  </>
)

it('calls what we have written and leaves what the writer of PDFs draws, as data that goes to another thread', () => {
  const plain = plainOf(
    <Document title="Prova">
      <Page size="A4">
        {['a', 'b'].map((words) => (
          <View key={words} wrap={false}>
            <Line words={words} />
          </View>
        ))}
        <Line words="c">d</Line>
        {null}
        {false}
        <PageNumber title="Prova" fixed />
      </Page>
    </Document>,
  )
  const text = (...children: string[]) => ({ type: 'TEXT', props: { style: { fontSize: 8 } }, children })
  const view = (words: string) => ({
    type: 'VIEW',
    props: { wrap: false },
    children: [text(words, ' ', '3')],
  })
  expect(plain).toEqual([
    {
      type: 'DOCUMENT',
      props: { title: 'Prova' },
      children: [
        {
          type: 'PAGE',
          props: { size: 'A4' },
          children: [
            view('a'),
            view('b'),
            text('c', ' ', '3'),
            { type: 'TEXT', props: {}, children: ['d'] },
            { type: 'PAGE_NUMBER', props: { title: 'Prova', fixed: true }, children: [] },
          ],
        },
      ],
    },
  ])
  expect(deserialize(serialize(plain))).toEqual(plain)
})
