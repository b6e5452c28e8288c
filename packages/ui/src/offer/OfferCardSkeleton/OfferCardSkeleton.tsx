import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'

/** Renders the placeholder of an offer card. */
export const OfferCardSkeleton = () => <Skeleton shape="card" />
