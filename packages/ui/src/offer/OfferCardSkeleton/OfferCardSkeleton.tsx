import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'

/** The shape of an offer that is still on its way. */
export const OfferCardSkeleton = () => <Skeleton shape="card" />
