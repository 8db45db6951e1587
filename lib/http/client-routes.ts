import type { Routes } from './generated/routes'
import type { Route } from './handle'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Whether a segment is written out whole: of a pattern like `${string}` the keys of a record are optional. */
type IsWritten<Segment extends string> = Record<never, never> extends Record<Segment, 1> ? false : true

/**
 * The tree of /v2 is walked segment by segment: a name, or what is only known at run time as a parameter's value. A word
 * written in the code is no value: a mistyped name would be taken for an id.
 */
type Step<Node, Segment extends string> = Segment extends keyof Node
  ? Node[Segment]
  : IsWritten<Segment> extends true
    ? never
    : '*' extends keyof Node
      ? Node['*']
      : never
type Walk<Node, Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Walk<Step<Node, Segment>, Rest>
  : Step<Node, Path>
type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

/** The module of the route that a path after /v2 leads to. */
type ModuleAt<Path extends string> =
  WithoutQuery<Path> extends `/${infer Rest}` ? Step<Walk<Routes, Rest>, ''> : never

type Answers<M extends Method, Path extends string> = Path extends string
  ? M extends keyof ModuleAt<Path>
    ? [ModuleAt<Path>] extends [never]
      ? false
      : true
    : false
  : never

/** Added to a path's own type it forbids what no route answers with that method; of several paths each must have one. */
export type Known<M extends Method, Path extends string> = false extends Answers<M, Path> ? never : unknown

/** What the route's reply is, as its schema says. */
export type ReplyTo<M extends Method, Path extends string> =
  ModuleAt<Path> extends infer Module
    ? M extends keyof Module
      ? Module[M] extends Route<infer T>
        ? T
        : never
      : never
    : never
