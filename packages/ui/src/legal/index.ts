export { legalMessages, type LegalText, revocationLabel } from './legal.messages.ts'
export { LegalLayout, type LegalLayoutProps } from './LegalLayout/LegalLayout.tsx'
