/** Why a move was not accepted (ALL-4): the id of the rule, a code for the message, and data for the message. */
export interface Refusal<Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly about?: string
}

/** What may be refused gives back: a value, or why there is none. Refusals are values; `throw` is for bugs. */
export type Result<T, R extends Refusal = Refusal> =
  | { readonly isOk: true; readonly value: T }
  | { readonly isOk: false; readonly refusal: R }

/** A result that was accepted: `return ok(events)`. */
export const ok = <T>(value: T): { readonly isOk: true; readonly value: T } => ({ isOk: true, value })

/** A result that was refused. Games call the `no(code)` that game-kit's `refusing` makes for them. */
export const refuse = <R extends Refusal>(refusal: R): { readonly isOk: false; readonly refusal: R } => ({
  isOk: false,
  refusal,
})
