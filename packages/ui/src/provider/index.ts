export { type ConnectionProps, Provider, type ProviderProps } from './Provider.tsx'
export {
  type Brand,
  type LinkComponentProps,
  useBrand,
  useLocale,
  useMessages,
  useProvider,
} from './context.ts'
export type { Formats, MoneyPart } from './formats.ts'
export { useFormats } from './useFormats.ts'
