import { createRoot } from 'react-dom/client';
import { onTheme, theme } from './api';
import { GamePage } from './game-page';
import './style.css';

document.documentElement.dataset.theme = theme;
onTheme((next) => {
  document.documentElement.dataset.theme = next;
});
createRoot(document.querySelector('#game')!).render(<GamePage />);
