/** Renders one star. The class sets its size and colors. */
export const StarShape = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.8l2.85 5.9 6.45.9-4.7 4.55 1.15 6.45L12 17.5l-5.75 3.1 1.15-6.45L2.7 9.6l6.45-.9z" />
  </svg>
)
