import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps extends PassThroughProps<HTMLDivElement> {
  /** Shape of the content that loads. `card` is a card with a photo.
   * @default 'text' */
  shape?: 'text' | 'short' | 'title' | 'photo' | 'button' | 'avatar' | 'card'
}

const CardSkeleton = (props: PassThroughProps<HTMLDivElement>) => (
  <div aria-hidden="true" {...props}>
    <div className={css.card}>
      <Skeleton shape="photo" />
      <div className={css.body}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
        <div className={css.client}>
          <div className={classes(css.block, css.face)} />
          <Skeleton shape="short" />
        </div>
      </div>
      <div className={css.foot}>
        <div className={classes(css.block, css.price)} />
        <Skeleton shape="button" />
      </div>
    </div>
  </div>
)

/** Renders a placeholder while content loads. Hidden from screen readers: announce the loading state separately. */
export const Skeleton = ({ shape = 'text', ...rest }: SkeletonProps) =>
  shape === 'card' ? (
    <CardSkeleton {...rest} />
  ) : (
    <div className={classes(css.block, classOf(css.shape, shape))} aria-hidden="true" {...rest} />
  )
