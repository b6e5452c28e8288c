export { lazyOnIntent } from './lazyOnIntent.ts'
export { PlomadaProvider, type PlomadaProviderProps } from './PlomadaProvider.tsx'
export { type Brand, type LinkComponentProps, useBrand, useSetting, useWords } from './setting.ts'
export type { Corrections } from './words.ts'
