export { reviewFormMessages } from './reviewForm.messages.ts'
export { RatingSummary, type RatingSummaryProps } from './RatingSummary/RatingSummary.tsx'
export { ReviewForm, type ReviewFormProps } from './ReviewForm/ReviewForm.tsx'
export { type Reviewers, ReviewList, type ReviewListProps } from './ReviewList/ReviewList.tsx'
