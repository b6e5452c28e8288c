import { classes } from '../../theme/classes.ts'
import { Panel } from '../Panel/Panel.tsx'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** Shape of the content that loads. `card` is a complete offer card.
   * @default 'text' */
  shape?: 'text' | 'short' | 'title' | 'photo' | 'button' | 'avatar' | 'card'
}

const CardSkeleton = () => (
  <div aria-hidden="true">
    <Panel padding="none" isClipped>
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
    </Panel>
  </div>
)

/** Renders a placeholder while content loads. Hidden from screen readers: announce the loading state separately. */
export const Skeleton = ({ shape = 'text' }: SkeletonProps) =>
  shape === 'card' ? (
    <CardSkeleton />
  ) : (
    <div className={classes(css.block, css.shape[shape])} aria-hidden="true" />
  )
