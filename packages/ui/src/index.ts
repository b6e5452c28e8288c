// base
export * from './base/index.ts'

// provider
export * from './provider/index.ts'

// theme
export * from './theme/index.ts'

// filter
export * from './filter/index.ts'

// layout
export * from './layout/index.ts'

// offer
export * from './offer/index.ts'

// payment
export * from './payment/index.ts'

// review: the window of the payment
export { ReviewForm, type ReviewFormProps } from './review/ReviewForm/ReviewForm.tsx'

// review: what was said
export * from './review/index.ts'

// shell
export * from './shell/index.ts'

// home
export * from './home/index.ts'

// trade
export * from './trade/index.ts'

// professional
export * from './professional/index.ts'

// user
export * from './user/index.ts'
