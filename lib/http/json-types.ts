/** A value as its JSON has it. */
type Json<V> = unknown extends V
  ? unknown
  : V extends { toJSON: () => infer J }
    ? Json<J>
    : V extends bigint
      ? never
      : V extends object
        ? { [K in keyof V]: Json<V[K]> }
        : V

/** What a verb returns, as its caller has it. Of a verb that answers with a Response alone nobody knows what is in it. */
export type Arriving<V> = [V] extends [Response] ? unknown : Json<Exclude<V, Response>>

/** What becomes a `T` when it is written as JSON: where a text is read a date may be sent. */
export type Unsent<T> = unknown extends T
  ? unknown
  : T extends string
    ? T | Date
    : T extends readonly (infer U)[]
      ? readonly Unsent<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Unsent<T[K]> }
        : T
