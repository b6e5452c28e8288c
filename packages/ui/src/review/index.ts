export { reviewFormMessages } from './reviewForm.messages.ts'
export { RatingSummary, type RatingSummaryProps } from './RatingSummary/RatingSummary.tsx'
export { ReviewForm, type ReviewFormProps } from './ReviewForm/ReviewForm.tsx'
export { ReviewList, type ReviewListProps } from './ReviewList/ReviewList.tsx'
