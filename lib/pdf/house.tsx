import 'server-only'
import { nameBeside, WORDMARK } from '@/lib/core/wordmark'
import { G, Path, StyleSheet, type Styles, Svg, Text, View } from './parts'

/** The tokens of the site, for paper. */
export const PAPER = {
  ink: '#14292c',
  soft: '#47595c',
  line: '#dcd9d0',
  base: '#12474e',
  ground: '#ffffff',
} as const

/** Each face with the one that has the letters of names from elsewhere: ć, ł, ș. */
export const FACES = { Text: ['Text', 'TextMore'], Titles: ['Titles', 'TitlesMore'] }

/**
 * Letters that change their form by their neighbours (arrows, signs between digits) occur in no document of ours, and to look for
 * them takes a seventh of the time of a document.
 */
const PLAIN_LETTERS = { calt: 0 }

/** A line of a table, and of its head; figures of the same width stand under each other. */
const row = {
  fontFeatureSettings: { ...PLAIN_LETTERS, tnum: 1 },
  flexDirection: 'row',
  paddingVertical: 3,
  borderBottomWidth: 0.5,
  borderBottomColor: PAPER.line,
} satisfies Styles[string]

/** Faces and sizes of every document. */
export const house = StyleSheet.create({
  page: {
    padding: 40,
    paddingBottom: 80,
    fontSize: 9,
    fontFamily: FACES.Text,
    fontFeatureSettings: PLAIN_LETTERS,
    color: PAPER.ink,
  },
  title: { marginTop: 16, fontSize: 20, fontFamily: FACES.Titles, fontWeight: 600 },
  subtitle: { marginTop: 14, marginBottom: 6, fontSize: 12, fontFamily: FACES.Titles, fontWeight: 600 },
  row,
  headRow: { ...row, fontWeight: 600, color: PAPER.soft },
  note: { position: 'absolute', bottom: 30, left: 40, right: 40, fontSize: 7, color: PAPER.soft },
})

const markShapes = (
  <>
    <Path d={WORDMARK.portal} fill={PAPER.base} />
    <Path d={WORDMARK.road} fill={PAPER.ground} />
  </>
)

/** Mark and name at the head of a document. */
export function PdfWordmark({ name, height = 20 }: { name: string; height?: number }) {
  if (name === WORDMARK.says)
    return (
      <Svg viewBox="0 0 212 32" style={{ height, width: (height * 212) / 32 }}>
        {markShapes}
        <G transform={WORDMARK.place}>
          <Path d={WORDMARK.name} fill={PAPER.base} />
        </G>
      </Svg>
    )
  const fontSize = nameBeside(name, height)
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Svg viewBox="0 0 32 32" style={{ height, width: height, marginRight: height / 5 }}>
        {markShapes}
      </Svg>
      <Text style={{ fontFamily: FACES.Titles, fontWeight: 600, fontSize, lineHeight: 1, color: PAPER.base }}>
        {name}
      </Text>
    </View>
  )
}
