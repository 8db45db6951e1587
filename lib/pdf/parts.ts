import type * as renderer from '@react-pdf/renderer'
import type { ComponentType } from 'react'

/*
 * What documents are made of, by the names that the writer of PDFs knows them under: a document is put together without loading the
 * writer, which takes a second and fifty megabytes.
 */
const part = <N extends 'Document' | 'Page' | 'View' | 'Text' | 'Image' | 'Svg' | 'G' | 'Path'>(name: N) =>
  name.toUpperCase() as unknown as (typeof renderer)[N]

export const Document = part('Document')
export const Page = part('Page')
export const View = part('View')
export const Text = part('Text')
export const Image = part('Image')
export const Svg = part('Svg')
export const G = part('G')
export const Path = part('Path')

export const PAGE_NUMBER = 'PAGE_NUMBER'
/** A line that says of each page its title, its number and how many there are. */
export const PageNumber = PAGE_NUMBER as unknown as ComponentType<{
  title: string
  style?: renderer.Styles[string]
  fixed?: boolean
}>

type Styles = renderer.Styles

/** The writer counts a line's height by the style's own size of letters: without one, by that of nobody's text. */
type Measured = Styles[string] & ({ lineHeight?: undefined } | { lineHeight: number; fontSize: number })

/** Checks the names of styles; they stay what they are. */
export const StyleSheet = { create: <T extends Record<string, Measured>>(styles: T): T => styles }
export type { Styles }
