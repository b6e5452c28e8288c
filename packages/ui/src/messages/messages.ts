import type { esAR } from './esAR.ts'
import type { MessageTemplate } from './formatMessage.ts'

type Table = typeof esAR

/** The key of a message. */
export type MessageKey = keyof Table

/** A complete table of messages. For a single other text, spread a table: `{ ...en, close: 'Dismiss' }`. */
export type Messages = Readonly<Record<MessageKey, MessageTemplate>>

/** A table that may lack messages of components that the application does not use. */
export type SomeMessages = Readonly<Partial<Record<MessageKey, MessageTemplate>>>

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type PlaceholdersOf<Template> = Template extends string
  ? Placeholders<Template>
  : 'count' | Placeholders<Template[keyof Template]>

/** The values of a message: none, or one for each placeholder. */
export type ValuesOf<Key extends MessageKey> = [PlaceholdersOf<Table[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Table[Key]>, string | number>>]

/** Returns the text of a message in the language of the provider. */
export type GetMessage = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string
