/** Tones of a result in Hz, one after the other. */
const TONES = { won: [659, 880], lost: [330] } as const;
const TONE_SECONDS = 0.12;
const VOLUME = 0.06;

let audio: AudioContext | null = null;

/** Sounds a result. Browsers allow it after a tap alone, so that the switch for sound must have been tapped before. */
export function soundResult(result: keyof typeof TONES): void {
  audio ??= new AudioContext();
  const context = audio;
  for (const [index, pitch] of TONES[result].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + index * TONE_SECONDS;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, from);
    volume.gain.linearRampToValueAtTime(0, from + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  }
}
