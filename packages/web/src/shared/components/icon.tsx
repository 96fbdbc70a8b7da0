/** One stroke style for every icon; each is a 24 by 24 path list. */
const shapes = {
  home: 'M4 11l8-7 8 7v9a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z',
  orders: 'M5 4h14v17H5zM9 4V2h6v2M9 10h6M9 14h6',
  pool: 'M3 13h5l2 3h4l2-3h5M5 5h14l2 8v6H3v-6z',
  calendar: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4',
  me: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 21c1-5 4-7 8-7s7 2 8 7',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  search: 'M11 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M20 20l-4.5-4.5',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  plus: 'M12 5v14M5 12h14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2z',
  place: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7',
  chart: 'M5 20V11M12 20V4M19 20v-6',
  clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 8v4l3 2',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9A7 7 0 0 1 18 7l2 3M18.5 15A7 7 0 0 1 6 17l-2-3',
  star: 'M12 3.5l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17.3l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  offline: 'M3 3l18 18M8.5 14.5a5 5 0 0 1 6 .4M5 11a10 10 0 0 1 4-2.4M19 11a10 10 0 0 0-6-2.9M12 18.5h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  link: 'M10 14l4-4M8.5 11.5L6 14a4 4 0 0 0 5.5 5.5L14 17M15.5 12.5L18 10a4 4 0 0 0-5.5-5.5L10 7',
  tool: 'M14 6a4.5 4.5 0 0 0-5.8 5.6L3 17l4 4 5.4-5.2A4.5 4.5 0 0 0 18 10l-3 3-3-3z',
  globe: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  moon: 'M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z',
  exit: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11v5M12 8h.01',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  minus: 'M5 12h14',
  up: 'M5 15l7-7 7 7',
  sort: 'M7 5v14M4 16l3 3 3-3M13 7h7M13 12h5M13 17h3',
  send: 'M12 15V4M8 8l4-4 4 4M4 14v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4',
  swap: 'M4 8h15l-3-3M20 16H5l3 3',
  share:
    'M18 5a2 2 0 1 1 0 4a2 2 0 1 1 0-4M6 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4M18 15a2 2 0 1 1 0 4a2 2 0 1 1 0-4M8 11l8-3M8 13l8 3',
  people:
    'M9 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.2M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  device: 'M4 5h16v10H4zM9 19h6M12 15v4',
  car: 'M4 12l2-6h12l2 6M3.5 12h17v5h-17zM6 17v2M18 17v2M7.5 14.5h.01M16.5 14.5h.01',
  route: 'M20 4L4 11l6.5 2.5L13 20z',
  wait: 'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 6 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 6-8 8.5s8 3.5 8 8.5',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  download: 'M12 4v11M8 11l4 4 4-4M4 19h16',
  eyeOff:
    'M4 4l16 16M9.5 6a10 10 0 0 1 2.5-.5c6 0 10 6.5 10 6.5a18 18 0 0 1-3 3.5M6 7.5C3.5 9.3 2 12 2 12s4 6.5 10 6.5c1.5 0 2.9-.4 4.1-1',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  select: 'M4 6l1.5 1.5L8 5M11 6h9M4 12l1.5 1.5L8 11M11 12h9M4 18l1.5 1.5L8 17M11 18h9',
  torch: 'M7 3h10v4l-3 4v10h-4V11L7 7zM12 13v3',
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  /** Side in pixels; 24 unless said. */
  size?: number;
  filled?: boolean;
}

/** Made of dots, which a thin line would lose. */
const dotted: ReadonlySet<IconName> = new Set(['more', 'grip']);

/** Decoration only: what it stands for is said by the text or label beside it. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={dotted.has(name) ? 2.6 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
