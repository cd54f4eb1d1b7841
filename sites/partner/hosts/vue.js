import { createApp } from 'vue';
import HostPage from './HostPage.vue';

const root = document.querySelector('#root');
createApp(HostPage, { quiz: root.dataset.quiz }).mount(root);
