export { Message, type MessageProps } from './Message/Message.tsx'
export type { MessageOverrides } from './messageOverrides.ts'
export { type MarketplaceTexts, useMarketplaceTexts, useOverride } from './overrides.ts'
export { PlomadaProvider, type PlomadaProviderProps } from './PlomadaProvider.tsx'
