import 'server-only'
import {
  Children,
  type CSSProperties,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Kit, KitStyle } from './kit'
import { renderPng } from './render'

/** A border has no style of its own here, where paper needs none. */
function onScreen(style: KitStyle = {}): CSSProperties {
  const borders = Object.keys(style).some((name) => name.startsWith('border') && name.endsWith('Width'))
  return { ...(borders ? { borderStyle: 'solid', borderWidth: 0 } : {}), ...style }
}

/** For screens, in points of paper. */
const pictureKit: Kit = {
  Box: ({ style, children }) => (
    <div style={{ display: 'flex', flexDirection: 'column', ...onScreen(style) }}>{children}</div>
  ),
  Words: ({ style, children }) => <div style={{ display: 'flex', ...onScreen(style) }}>{children}</div>,
  Picture: ({ src, style }) => <img src={src} alt="" style={{ objectFit: 'cover', ...onScreen(style) }} />,
  Drawing: ({ box: [width, height], shapes, style }) => (
    <svg viewBox={`0 0 ${width} ${height}`} style={onScreen(style)} aria-hidden="true">
      {shapes.map(({ d, fill, transform }) => (
        <path key={d} d={d} fill={fill} transform={transform} />
      ))}
    </svg>
  ),
}

/** Numbers that are no lengths. */
const PLAIN = new Set(['flex', 'flexGrow', 'flexShrink', 'fontWeight', 'lineHeight', 'opacity', 'zIndex'])

const scaledStyle = (style: CSSProperties, scale: number): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !PLAIN.has(name) ? value * scale : value,
    ]),
  )

type Drawn = { style?: CSSProperties; children?: ReactNode }

/** A design with every length so many times as long: drawn larger, not blown up. */
function enlarged(node: ReactNode, scale: number): ReactNode {
  if (Array.isArray(node)) return Children.map(node, (child: ReactNode) => enlarged(child, scale))
  if (!isValidElement<Drawn>(node)) return node
  const { type, props } = node
  if (typeof type === 'function') return enlarged((type as (given: Drawn) => ReactNode)(props), scale)
  const { style = {}, children } = props
  if ((type as unknown) === Fragment) return enlarged(children, scale)
  const content = type === 'svg' ? children : enlarged(children, scale)
  return cloneElement(node, { style: scaledStyle(style, scale) }, content)
}

type Size = { width: number; height: number; scale: number }

/** A design as a PNG: its size in points of paper, and how many of the picture one of them is. */
export function renderPicture(
  design: (kit: Kit) => ReactElement,
  { width, height, scale }: Size,
): Promise<Buffer> {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return renderPng(enlarged(design(pictureKit), scale) as ReactElement, size)
}
