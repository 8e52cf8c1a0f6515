import { createRoot } from 'react-dom/client';
import { theme } from './api';
import { GamePage } from './game-page';
import './style.css';

document.documentElement.dataset.theme = theme;
createRoot(document.querySelector('#game')!).render(<GamePage />);
