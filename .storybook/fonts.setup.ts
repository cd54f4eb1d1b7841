// Loads the brand's fonts before a test measures text.
import '../sites/reference/src/wholeFonts.css';

// local fallback fonts are excluded: the machine has none
const faces = [...document.fonts].filter(({ family }) => !/Fallback/.test(family));
await Promise.all(faces.map((face) => face.load()));
