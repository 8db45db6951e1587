import type { Routes } from './generated/routes'
import type { Route } from './handle'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The tree of /v2 is walked segment by segment; what a path has between two slashes is a name or a parameter's value. */
type Step<Node, Segment> = Segment extends keyof Node
  ? Node[Segment]
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

/** Added to a path's own type it forbids what no route answers with that method. */
export type Known<M extends Method, Path extends string> = string extends Path
  ? never
  : [ModuleAt<Path>] extends [never]
    ? never
    : M extends keyof ModuleAt<Path>
      ? unknown
      : never

/** What the route's reply is, as its schema says. */
export type ReplyTo<M extends Method, Path extends string> =
  ModuleAt<Path> extends infer Module
    ? M extends keyof Module
      ? Module[M] extends Route<infer T>
        ? T
        : never
      : never
    : never
