import 'server-only'
import type { ComponentType, ReactNode } from 'react'
import { nameBeside, WORDMARK } from '@/lib/core/wordmark'
import { FACES, PAPER } from './house'
import { G, Image, Path, type Styles, Svg, Text, View } from './parts'

/** Lengths in points, colours in hexadecimal digits: what both paper and pictures understand. */
export type KitStyle = Readonly<Record<string, string | number | undefined>>

type Shape = { d: string; fill: string; transform?: string }
type DrawingProps = { box: readonly [number, number]; shapes: readonly Shape[]; style: KitStyle }

/** What a design is made of, so that it is drawn once: on paper as a PDF, for screens as a picture. */
export type Kit = {
  Box: ComponentType<{ style?: KitStyle; children?: ReactNode }>
  Words: ComponentType<{ style?: KitStyle; children: string }>
  Picture: ComponentType<{ src: string; style: KitStyle }>
  Drawing: ComponentType<DrawingProps>
}

/** The writer of PDFs knows fewer values than a style may have; a design keeps to those. */
function onPaper({ fontFamily, ...style }: KitStyle = {}): Styles[string] {
  const face = FACES[fontFamily as keyof typeof FACES]
  return { ...style, ...(face && { fontFamily: face }) } as Styles[string]
}

/** On paper. */
export const pdfKit: Kit = {
  Box: ({ style, children }) => <View style={onPaper(style)}>{children}</View>,
  Words: ({ style, children }) => <Text style={onPaper(style)}>{children}</Text>,
  Picture: ({ src, style }) => <Image src={src} style={onPaper(style)} />,
  Drawing: ({ box: [width, height], shapes, style }) => (
    <Svg viewBox={`0 0 ${width} ${height}`} style={onPaper(style)}>
      {shapes.map(({ d, fill, transform }) => (
        <G key={d} transform={transform}>
          <Path d={d} fill={fill} />
        </G>
      ))}
    </Svg>
  ),
}

/** Mark and name in the colours of a design. */
export function KitWordmark(props: {
  kit: Kit
  name: string
  height: number
  colour?: string
  ground?: string
}) {
  const { kit, name, height, colour = PAPER.base, ground = PAPER.ground } = props
  if (name !== WORDMARK.says) {
    const fontSize = nameBeside(name, height)
    const style: KitStyle = { fontFamily: 'Titles', fontWeight: 600, fontSize, lineHeight: 1, color: colour }
    return (
      <kit.Box style={{ flexDirection: 'row', alignItems: 'center' }}>
        <KitMark kit={kit} size={height} colour={colour} ground={ground} />
        <kit.Words style={{ ...style, marginLeft: height / 5 }}>{name}</kit.Words>
      </kit.Box>
    )
  }
  const shapes = [
    { d: WORDMARK.portal, fill: colour },
    { d: WORDMARK.road, fill: ground },
    { d: WORDMARK.name, fill: colour, transform: WORDMARK.place },
  ]
  return <kit.Drawing box={[212, 32]} shapes={shapes} style={{ height, width: (height * 212) / 32 }} />
}

/** The mark alone. */
export function KitMark(props: { kit: Kit; size: number; colour: string; ground: string }) {
  const { kit, size, colour, ground } = props
  const shapes = [
    { d: WORDMARK.portal, fill: colour },
    { d: WORDMARK.road, fill: ground },
  ]
  return <kit.Drawing box={[32, 32]} shapes={shapes} style={{ height: size, width: size }} />
}
