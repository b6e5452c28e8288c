export { lazyOnInteraction } from './lazyOnInteraction.ts'
export { PlomadaProvider, type PlomadaProviderProps } from './PlomadaProvider.tsx'
export { type Brand, type LinkComponentProps, useBrand, useProvider, useMessages } from './context.ts'
export type { MessageOverrides } from './messageOverrides.ts'
