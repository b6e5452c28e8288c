export { legalCopy, type LegalText, revoke } from './legal.copy.ts'
export { LegalLayout, type LegalLayoutProps } from './LegalLayout/LegalLayout.tsx'
