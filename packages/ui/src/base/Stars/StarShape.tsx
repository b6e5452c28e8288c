/** Returns the outline of a star as a path, `left` units from the start. */
export const getStarPath = (left = 0) =>
  `M${12 + left} 2.8l2.85 5.9 6.45.9-4.7 4.55 1.15 6.45-5.75-3.1-5.75 3.1 1.15-6.45-4.7-4.55 6.45-.9z`

/** Returns the outline of the first half of a star. */
export const getHalfStarPath = (left = 0) => `M${12 + left} 2.8v14.7l-5.75 3.1 1.15-6.45-4.7-4.55 6.45-.9z`

/** Renders one star. The class sets its size and colors. */
export const StarShape = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={getStarPath()} />
  </svg>
)
