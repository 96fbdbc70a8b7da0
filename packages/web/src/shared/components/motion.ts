import { reduceMotion, restoreMotion } from 'antd-mobile';

// For whatever moves by the library's springs, which do not ask the device: such a file imports this one.
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const follow = () => (reduced.matches ? reduceMotion() : restoreMotion());
follow();
reduced.addEventListener('change', follow);
