export {
  type LinkComponentProps,
  PlomadaProvider,
  type PlomadaProviderProps,
  useSetting,
  useWords,
} from './PlomadaProvider.tsx'
